CREATE TABLE "record_slugs" (
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"record_id" uuid NOT NULL,
	CONSTRAINT "record_slugs_owner_id_kind_slug_pk" PRIMARY KEY("owner_id","kind","slug")
);
--> statement-breakpoint
ALTER TABLE "record_slugs" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"document" jsonb NOT NULL,
	"version" integer NOT NULL,
	"position" text NOT NULL,
	"slug" text,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"tags" text[] NOT NULL,
	"happened" text NOT NULL,
	"expires" text NOT NULL,
	"featured" boolean NOT NULL,
	"images" uuid[] NOT NULL,
	"language" text NOT NULL,
	"words" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector(case language when 'de' then 'german'::regconfig when 'es' then 'spanish'::regconfig
  when 'fr' then 'french'::regconfig when 'tr' then 'turkish'::regconfig when 'ar' then 'arabic'::regconfig
  else 'english'::regconfig end, title), 'A') || setweight(to_tsvector('simple'::regconfig, title), 'A')
        || setweight(to_tsvector(case language when 'de' then 'german'::regconfig when 'es' then 'spanish'::regconfig
  when 'fr' then 'french'::regconfig when 'tr' then 'turkish'::regconfig when 'ar' then 'arabic'::regconfig
  else 'english'::regconfig end, words), 'C') || setweight(to_tsvector('simple'::regconfig, words), 'D')) STORED,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"trashed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "records" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "record_slugs" ADD CONSTRAINT "record_slugs_owner_id_users_uid_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_slugs" ADD CONSTRAINT "record_slugs_record_id_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records" ADD CONSTRAINT "records_owner_id_users_uid_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_slugs_by_record" ON "record_slugs" USING btree ("record_id");--> statement-breakpoint
CREATE UNIQUE INDEX "records_in_order" ON "records" USING btree ("owner_id","kind",position collate "C");--> statement-breakpoint
CREATE INDEX "records_by_update" ON "records" USING btree ("owner_id","kind","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "records_by_title" ON "records" USING btree ("owner_id","kind",lower(title),"id");--> statement-breakpoint
CREATE INDEX "records_by_date" ON "records" USING btree ("owner_id","kind",happened collate "C" desc,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "records_by_expiry" ON "records" USING btree ("owner_id","kind",(coalesce(nullif(expires, ''), 'never')) collate "C","id");--> statement-breakpoint
CREATE INDEX "records_by_words" ON "records" USING gin ("search");--> statement-breakpoint
CREATE INDEX "records_by_image" ON "records" USING gin ("images");--> statement-breakpoint
CREATE INDEX "records_in_trash" ON "records" USING btree ("trashed_at") WHERE trashed_at is not null;--> statement-breakpoint
CREATE POLICY "system" ON "record_slugs" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "record_slugs" AS PERMISSIVE FOR ALL TO "vitrine_member" USING ("record_slugs"."owner_id" = nullif(current_setting('app.uid', true), '')) WITH CHECK ("record_slugs"."owner_id" = nullif(current_setting('app.uid', true), ''));--> statement-breakpoint
CREATE POLICY "system" ON "records" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "records" AS PERMISSIVE FOR ALL TO "vitrine_member" USING ("records"."owner_id" = nullif(current_setting('app.uid', true), '')) WITH CHECK ("records"."owner_id" = nullif(current_setting('app.uid', true), ''));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "records", "record_slugs" TO vitrine_member;--> statement-breakpoint
REVOKE ALL ON "records", "record_slugs" FROM vitrine_visitor;--> statement-breakpoint
-- Words are looked for under the instance's own role, for under row-level security their index would not be used. Whose
-- records are looked through is decided here and not by the query.
CREATE FUNCTION find_records(wanted text, query tsquery) RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT id FROM records
   WHERE owner_id = nullif(current_setting('app.uid', true), '') AND kind = wanted AND search @@ query
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION find_records FROM public;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION find_records TO vitrine_member, vitrine_system;
