-- The roles under which the product reads and writes. They belong to the whole server, so they may be there already.
DO $$
DECLARE
  role_name text;
BEGIN
  FOREACH role_name IN ARRAY ARRAY['vitrine_member', 'vitrine_visitor', 'vitrine_system'] LOOP
    BEGIN
      EXECUTE format('CREATE ROLE %I NOLOGIN', role_name);
    EXCEPTION WHEN duplicate_object OR unique_violation THEN
      NULL;
    END;
    IF NOT pg_has_role(current_user, role_name, 'USAGE') THEN
      EXECUTE format('GRANT %I TO %I', role_name, current_user);
    END IF;
  END LOOP;
END
$$;
--> statement-breakpoint
-- Row-level security decides what each role sees; these grants only open the door to it.
GRANT USAGE ON SCHEMA public TO vitrine_member, vitrine_visitor;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO vitrine_member;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT ON TABLES TO vitrine_visitor;
