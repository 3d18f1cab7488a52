ALTER TABLE "cv_comments" ADD COLUMN "link_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "letter_id" text;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "items" jsonb;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "comments" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "drafts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "cv_comments_of_link" ON "cv_comments" USING btree ("link_id") WHERE link_id <> '';--> statement-breakpoint
ALTER POLICY "visible" ON "cv_comments" TO vitrine_visitor USING ("cv_comments"."state" = 'shown' and ("cv_comments"."link_id" = '' or "cv_comments"."link_id" = any ((select string_to_array(current_setting('app.keys', true), ' '))::text[]))
        and exists (select from "records" where "records"."id" = "cv_comments"."cv_id"));--> statement-breakpoint
ALTER POLICY "visible_behind_links" ON "records" TO vitrine_visitor USING ("records"."kind" in ('cv', 'project') and "records"."trashed_at" is null
  and exists (select from "users" where "users"."uid" = "records"."owner_id") and not exists (select from "takedowns" where "takedowns"."owner_id" = "records"."owner_id"
  and "takedowns"."target_kind" = "records"."kind" and "takedowns"."target_id" = "records"."id"::text)
    and exists (select from "shares" where "shares"."id" = any ((select string_to_array(current_setting('app.keys', true), ' '))::text[]) and "shares"."owner_id" = "records"."owner_id"
      and ("records"."kind" = 'cv' or ("shares"."drafts" and "records"."status" = 'draft'))
      and (("shares"."target_kind" in ('cv', 'letter', 'project') and "shares"."target_id" = "records"."id"::text)
        or "shares"."items" @> jsonb_build_array(jsonb_build_object('id', "records"."id"::text)))));--> statement-breakpoint
GRANT SELECT ("letter_id", "items", "comments", "drafts") ON "shares" TO vitrine_visitor;--> statement-breakpoint
GRANT SELECT ("link_id") ON "cv_comments" TO vitrine_visitor;
