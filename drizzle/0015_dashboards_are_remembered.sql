CREATE INDEX "cv_comments_held" ON "cv_comments" USING btree ("owner_id","cv_id") WHERE state = 'held';--> statement-breakpoint
-- Every instance remembers for a while what a member's dashboard is made of; whoever changes any of it, it forgets.
CREATE FUNCTION tell_of_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM pg_notify('vitrine_work', OLD.owner_id);
  ELSE
    PERFORM pg_notify('vitrine_work', NEW.owner_id);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER tell_of_work AFTER INSERT OR UPDATE OR DELETE ON "records" FOR EACH ROW EXECUTE FUNCTION tell_of_work();--> statement-breakpoint
CREATE TRIGGER tell_of_work AFTER INSERT OR UPDATE OR DELETE ON "cv_comments" FOR EACH ROW EXECUTE FUNCTION tell_of_work();--> statement-breakpoint
CREATE TRIGGER tell_of_work AFTER INSERT OR UPDATE OR DELETE ON "sites" FOR EACH ROW EXECUTE FUNCTION tell_of_work();--> statement-breakpoint
CREATE TRIGGER tell_of_work AFTER INSERT OR UPDATE OR DELETE ON "shares" FOR EACH ROW EXECUTE FUNCTION tell_of_work();--> statement-breakpoint
CREATE TRIGGER tell_of_work AFTER INSERT OR UPDATE OR DELETE ON "hostnames" FOR EACH ROW EXECUTE FUNCTION tell_of_work();--> statement-breakpoint
CREATE TRIGGER tell_of_work AFTER INSERT OR UPDATE OR DELETE ON "visit_days" FOR EACH ROW EXECUTE FUNCTION tell_of_work();
