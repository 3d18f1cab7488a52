CREATE TABLE "hostnames" (
	"host" text NOT NULL,
	"owner_id" text NOT NULL,
	"state" text NOT NULL,
	"proof" text NOT NULL,
	"seen" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"verified_at" timestamp with time zone,
	"authorized_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"warned_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "hostnames_owner_id_host_pk" PRIMARY KEY("owner_id","host")
);
--> statement-breakpoint
ALTER TABLE "hostnames" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "visit_days" (
	"owner_id" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	"readers" integer NOT NULL,
	"downloads" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visit_days_owner_id_target_kind_target_id_day_pk" PRIMARY KEY("owner_id","target_kind","target_id","day")
);
--> statement-breakpoint
ALTER TABLE "visit_days" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "visit_owners" (
	"day" date NOT NULL,
	"key" text NOT NULL,
	"owner_id" text NOT NULL,
	CONSTRAINT "visit_owners_day_key_owner_id_pk" PRIMARY KEY("day","key","owner_id")
);
--> statement-breakpoint
ALTER TABLE "visit_owners" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "visit_pages" (
	"owner_id" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"day" date NOT NULL,
	"page" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "visit_pages_owner_id_target_kind_target_id_day_page_pk" PRIMARY KEY("owner_id","target_kind","target_id","day","page")
);
--> statement-breakpoint
ALTER TABLE "visit_pages" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "visit_readers" (
	"day" date NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "visit_readers_day_key_pk" PRIMARY KEY("day","key")
);
--> statement-breakpoint
ALTER TABLE "visit_readers" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "visit_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "visit_salts" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "visit_sources" (
	"owner_id" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "visit_sources_owner_id_target_kind_target_id_day_kind_value_pk" PRIMARY KEY("owner_id","target_kind","target_id","day","kind","value")
);
--> statement-breakpoint
ALTER TABLE "visit_sources" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "target_id" text;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "state" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "pinned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "pinned" jsonb;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "pinned_version" integer;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "download" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "contact" text DEFAULT 'shown' NOT NULL;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "indexing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "notify" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hostnames" ADD CONSTRAINT "hostnames_owner_id_users_uid_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_days" ADD CONSTRAINT "visit_days_owner_id_users_uid_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_owners" ADD CONSTRAINT "visit_owners_owner_id_users_uid_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_pages" ADD CONSTRAINT "visit_pages_owner_id_users_uid_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_sources" ADD CONSTRAINT "visit_sources_owner_id_users_uid_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hostnames_proven" ON "hostnames" USING btree ("host") WHERE "hostnames"."state" in ('verified', 'authorized', 'failing');--> statement-breakpoint
CREATE INDEX "hostnames_to_check" ON "hostnames" USING btree ("state","checked_at");--> statement-breakpoint
CREATE INDEX "visit_days_by_day" ON "visit_days" USING btree ("owner_id","day");--> statement-breakpoint
CREATE INDEX "visit_pages_by_day" ON "visit_pages" USING btree ("owner_id","day");--> statement-breakpoint
CREATE INDEX "visit_sources_by_day" ON "visit_sources" USING btree ("owner_id","day");--> statement-breakpoint
CREATE POLICY "system" ON "hostnames" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "hostnames" AS PERMISSIVE FOR ALL TO "vitrine_member" USING ("hostnames"."owner_id" = nullif(current_setting('app.uid', true), '')) WITH CHECK ("hostnames"."owner_id" = nullif(current_setting('app.uid', true), ''));--> statement-breakpoint
CREATE POLICY "system" ON "visit_days" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "visit_days" AS PERMISSIVE FOR SELECT TO "vitrine_member" USING ("visit_days"."owner_id" = nullif(current_setting('app.uid', true), ''));--> statement-breakpoint
CREATE POLICY "system" ON "visit_owners" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system" ON "visit_pages" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "visit_pages" AS PERMISSIVE FOR SELECT TO "vitrine_member" USING ("visit_pages"."owner_id" = nullif(current_setting('app.uid', true), ''));--> statement-breakpoint
CREATE POLICY "system" ON "visit_readers" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system" ON "visit_salts" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system" ON "visit_sources" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "visit_sources" AS PERMISSIVE FOR SELECT TO "vitrine_member" USING ("visit_sources"."owner_id" = nullif(current_setting('app.uid', true), ''));--> statement-breakpoint
REVOKE ALL ON "visit_readers", "visit_owners", "visit_salts" FROM vitrine_member, vitrine_visitor;--> statement-breakpoint
REVOKE INSERT, UPDATE, DELETE ON "visit_days", "visit_pages", "visit_sources" FROM vitrine_member;--> statement-breakpoint
REVOKE ALL ON "visit_days", "visit_pages", "visit_sources", "hostnames", "shares" FROM vitrine_visitor;