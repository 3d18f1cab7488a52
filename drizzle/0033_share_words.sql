ALTER TABLE "shares" ADD COLUMN "word" text;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_word" UNIQUE("word");--> statement-breakpoint
ALTER POLICY "visible" ON "shares" TO vitrine_visitor USING ("shares"."state" = 'active' and ("shares"."expires_at" is null or "shares"."expires_at" > now())
        and exists (select from "users" where "users"."uid" = "shares"."owner_id" and "users"."email_verified")
        and not exists (select from "takedowns" where "takedowns"."owner_id" = "shares"."owner_id"
          and (("takedowns"."target_kind" = 'share' and "takedowns"."target_id" = "shares"."id")
            or ("takedowns"."target_kind" = case "shares"."target_kind" when 'portfolio' then 'site' else "shares"."target_kind" end
              and "takedowns"."target_id" = coalesce("shares"."target_id", ''))))
        and ("shares"."id" = any ((select string_to_array(current_setting('app.keys', true), ' '))::text[]) or "shares"."word" = any ((select string_to_array(current_setting('app.keys', true), ' '))::text[])
          or ("shares"."target_kind" = 'portfolio' and "shares"."password_hash" is null and "shares"."expires_at" is null
            and "shares"."pinned_at" is null and "shares"."contact" = 'shown'
            and exists (select from "sites" where "sites"."owner_id" = "shares"."owner_id"))));--> statement-breakpoint
GRANT SELECT ("word") ON "shares" TO vitrine_visitor;
