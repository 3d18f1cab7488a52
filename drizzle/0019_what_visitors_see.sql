CREATE POLICY "visible" ON "cv_comments" AS PERMISSIVE FOR SELECT TO "vitrine_visitor" USING ("cv_comments"."state" = 'shown' and exists (select from "records" where "records"."id" = "cv_comments"."cv_id"));--> statement-breakpoint
CREATE POLICY "visible" ON "files" AS PERMISSIVE FOR SELECT TO "vitrine_visitor" USING ("files"."download_token" <> '' and "files"."download_token" = any ((select string_to_array(current_setting('app.keys', true), ' '))::text[])
    and exists (select from "users" where "users"."uid" = "files"."owner_id"));--> statement-breakpoint
CREATE POLICY "visible" ON "image_variants" AS PERMISSIVE FOR SELECT TO "vitrine_visitor" USING (exists (select from "images" where "images"."id" = "image_variants"."image_id"));--> statement-breakpoint
CREATE POLICY "visible" ON "images" AS PERMISSIVE FOR SELECT TO "vitrine_visitor" USING ("images"."id"::text = any ((select string_to_array(current_setting('app.keys', true), ' '))::text[]) and exists (select from "users" where "users"."uid" = "images"."owner_id"));--> statement-breakpoint
CREATE POLICY "visible" ON "hostnames" AS PERMISSIVE FOR SELECT TO "vitrine_visitor" USING ("hostnames"."state" in ('authorized', 'failing'));--> statement-breakpoint
CREATE POLICY "visible" ON "former_usernames" AS PERMISSIVE FOR SELECT TO "vitrine_visitor" USING ("former_usernames"."kept_until" > now() and exists (select from "users" where "users"."uid" = "former_usernames"."user_id"));--> statement-breakpoint
CREATE POLICY "visible" ON "users" AS PERMISSIVE FOR SELECT TO "vitrine_visitor" USING ("users"."is_active");--> statement-breakpoint
CREATE POLICY "visible" ON "instance_logos" AS PERMISSIVE FOR SELECT TO "vitrine_visitor" USING (true);--> statement-breakpoint
CREATE POLICY "visible" ON "shares" AS PERMISSIVE FOR SELECT TO "vitrine_visitor" USING ("shares"."state" = 'active' and ("shares"."expires_at" is null or "shares"."expires_at" > now())
        and exists (select from "users" where "users"."uid" = "shares"."owner_id" and "users"."email_verified")
        and not exists (select from "takedowns" where "takedowns"."owner_id" = "shares"."owner_id"
          and (("takedowns"."target_kind" = 'share' and "takedowns"."target_id" = "shares"."id")
            or ("takedowns"."target_kind" = case "shares"."target_kind" when 'portfolio' then 'site' else "shares"."target_kind" end
              and "takedowns"."target_id" = coalesce("shares"."target_id", ''))))
        and ("shares"."id" = any ((select string_to_array(current_setting('app.keys', true), ' '))::text[])
          or ("shares"."target_kind" = 'portfolio' and "shares"."password_hash" is null and "shares"."expires_at" is null
            and "shares"."pinned_at" is null and "shares"."contact" = 'shown'
            and exists (select from "sites" where "sites"."owner_id" = "shares"."owner_id"))));--> statement-breakpoint
CREATE POLICY "visible" ON "sites" AS PERMISSIVE FOR SELECT TO "vitrine_visitor" USING ("sites"."published" is not null and exists (select from "users" where "users"."uid" = "sites"."owner_id")
        and not exists (select from "takedowns" where "takedowns"."owner_id" = "sites"."owner_id"
          and "takedowns"."target_kind" = 'site'));--> statement-breakpoint
CREATE POLICY "visible" ON "record_slugs" AS PERMISSIVE FOR SELECT TO "vitrine_visitor" USING (exists (select from "records" where "records"."id" = "record_slugs"."record_id")
        or exists (select from "takedowns" where "takedowns"."owner_id" = "record_slugs"."owner_id"
          and "takedowns"."target_kind" = "record_slugs"."kind" and "takedowns"."target_id" = "record_slugs"."record_id"::text));--> statement-breakpoint
CREATE POLICY "visible_achievements" ON "records" AS PERMISSIVE FOR SELECT TO "vitrine_visitor" USING ("records"."kind" = 'achievement' and "records"."status" = 'visible' and "records"."trashed_at" is null
  and exists (select from "users" where "users"."uid" = "records"."owner_id") and not exists (select from "takedowns" where "takedowns"."owner_id" = "records"."owner_id"
  and "takedowns"."target_kind" = "records"."kind" and "takedowns"."target_id" = "records"."id"::text)
    and exists (select from "users" where "users"."uid" = "records"."owner_id" and "users"."show_achievements"));--> statement-breakpoint
CREATE POLICY "visible_cvs" ON "records" AS PERMISSIVE FOR SELECT TO "vitrine_visitor" USING ("records"."kind" = 'cv' and "records"."trashed_at" is null
  and exists (select from "users" where "users"."uid" = "records"."owner_id") and not exists (select from "takedowns" where "takedowns"."owner_id" = "records"."owner_id"
  and "takedowns"."target_kind" = "records"."kind" and "takedowns"."target_id" = "records"."id"::text) and ("records"."status" = 'public'
    or ("records"."status" = 'link' and "records"."id"::text = any ((select string_to_array(current_setting('app.keys', true), ' '))::text[]))));--> statement-breakpoint
CREATE POLICY "visible_behind_links" ON "records" AS PERMISSIVE FOR SELECT TO "vitrine_visitor" USING ("records"."kind" = 'cv' and "records"."trashed_at" is null
  and exists (select from "users" where "users"."uid" = "records"."owner_id") and not exists (select from "takedowns" where "takedowns"."owner_id" = "records"."owner_id"
  and "takedowns"."target_kind" = "records"."kind" and "takedowns"."target_id" = "records"."id"::text) and exists (select from "shares" where "shares"."id" = any ((select string_to_array(current_setting('app.keys', true), ' '))::text[])
    and "shares"."target_kind" = 'cv' and "shares"."target_id" = "records"."id"::text and "shares"."owner_id" = "records"."owner_id"));--> statement-breakpoint
CREATE POLICY "visible_projects" ON "records" AS PERMISSIVE FOR SELECT TO "vitrine_visitor" USING ("records"."kind" = 'project' and "records"."status" = 'published' and "records"."trashed_at" is null
  and exists (select from "users" where "users"."uid" = "records"."owner_id") and not exists (select from "takedowns" where "takedowns"."owner_id" = "records"."owner_id"
  and "takedowns"."target_kind" = "records"."kind" and "takedowns"."target_id" = "records"."id"::text));--> statement-breakpoint
CREATE POLICY "visible" ON "takedowns" AS PERMISSIVE FOR SELECT TO "vitrine_visitor" USING (true);--> statement-breakpoint
-- Closed to visitors, but for the columns that public pages and downloads need; tables to come as well.
ALTER DEFAULT PRIVILEGES IN SCHEMA public REVOKE SELECT ON TABLES FROM vitrine_visitor;
--> statement-breakpoint
REVOKE ALL ON ALL TABLES IN SCHEMA public FROM vitrine_visitor;
--> statement-breakpoint
GRANT SELECT ("uid", "username", "display_name", "photo_url", "bio", "location", "website", "social_links", "show_achievements", "language", "email_verified", "is_active") ON "users" TO vitrine_visitor;
--> statement-breakpoint
GRANT SELECT ("username", "user_id", "kept_until") ON "former_usernames" TO vitrine_visitor;
--> statement-breakpoint
GRANT SELECT ("id", "owner_id", "kind", "revision", "document", "version", "position", "slug", "title", "sort_title", "category", "status", "tags", "happened", "expires", "featured", "images", "files", "language", "created_at", "updated_at", "trashed_at") ON "records" TO vitrine_visitor;
--> statement-breakpoint
GRANT SELECT ON "record_slugs" TO vitrine_visitor;
--> statement-breakpoint
GRANT SELECT ("owner_id", "target_kind", "target_id") ON "takedowns" TO vitrine_visitor;
--> statement-breakpoint
GRANT SELECT ("owner_id", "published", "published_version", "published_at") ON "sites" TO vitrine_visitor;
--> statement-breakpoint
GRANT SELECT ("id", "owner_id", "target_kind", "target_id", "state", "expires_at", "password_hash", "pinned_at", "pinned", "pinned_version", "download", "contact", "indexing", "created_at") ON "shares" TO vitrine_visitor;
--> statement-breakpoint
GRANT SELECT ("id", "cv_id", "place", "reader_name", "text", "state", "answer", "created_at") ON "cv_comments" TO vitrine_visitor;
--> statement-breakpoint
GRANT SELECT ("host", "owner_id", "state", "authorized_at") ON "hostnames" TO vitrine_visitor;
--> statement-breakpoint
GRANT SELECT ("id", "owner_id", "width", "height", "placeholder") ON "images" TO vitrine_visitor;
--> statement-breakpoint
GRANT SELECT ON "image_variants", "files", "instance_logos" TO vitrine_visitor;
