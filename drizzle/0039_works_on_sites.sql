ALTER POLICY "published_entries" ON "records" TO vitrine_visitor USING ("records"."kind" = 'entry' and "records"."status" = 'published'
    and "records"."category" in ('work', 'education', 'publications', 'talks', 'skills') and "records"."trashed_at" is null
  and exists (select from "users" where "users"."uid" = "records"."owner_id") and not exists (select from "takedowns" where "takedowns"."owner_id" = "records"."owner_id"
  and "takedowns"."target_kind" = "records"."kind" and "takedowns"."target_id" = "records"."id"::text));