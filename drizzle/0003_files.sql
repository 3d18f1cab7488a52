CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"owner_id" text NOT NULL,
	"blob" text NOT NULL,
	"generation" bigint NOT NULL,
	"metageneration" bigint DEFAULT 1 NOT NULL,
	"size" bigint NOT NULL,
	"md5_hash" text NOT NULL,
	"content_type" text NOT NULL,
	"cache_control" text,
	"content_disposition" text,
	"content_encoding" text,
	"content_language" text,
	"custom" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"download_token" text NOT NULL,
	"time_created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_name" CHECK (octet_length(name) between 1 and 1024)
);
--> statement-breakpoint
ALTER TABLE "files" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "loose_blobs" (
	"blob" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "loose_blobs" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "upload_pieces" (
	"blob" text PRIMARY KEY NOT NULL,
	"upload_id" text NOT NULL,
	"offset" bigint NOT NULL,
	"size" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "upload_pieces" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"owner_id" text NOT NULL,
	"fields" jsonb NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"file_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploads" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "upload_pieces" ADD CONSTRAINT "upload_pieces_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "files_by_name" ON "files" USING btree (name collate "C");--> statement-breakpoint
CREATE INDEX "files_by_owner" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "upload_pieces_in_order" ON "upload_pieces" USING btree ("upload_id","offset");--> statement-breakpoint
CREATE INDEX "uploads_by_owner" ON "uploads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "uploads_by_expiry" ON "uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "system" ON "files" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "files" AS PERMISSIVE FOR SELECT TO "vitrine_member" USING ("files"."owner_id" = nullif(current_setting('app.uid', true), ''));--> statement-breakpoint
CREATE POLICY "system" ON "loose_blobs" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system" ON "upload_pieces" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system" ON "uploads" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
-- Members see what is said of their own files; everything else goes through the storage service and its rules.
REVOKE ALL ON "files" FROM vitrine_member, vitrine_visitor;--> statement-breakpoint
GRANT SELECT ON "files" TO vitrine_member;--> statement-breakpoint
REVOKE ALL ON "uploads", "upload_pieces", "loose_blobs" FROM vitrine_member, vitrine_visitor;--> statement-breakpoint
-- Whatever makes a row go, also the end of an account: its bytes are noted, and deleted by a job.
CREATE FUNCTION note_loose_blob() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO loose_blobs (blob) VALUES (OLD.blob) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER note_loose_blob AFTER DELETE ON "files" FOR EACH ROW EXECUTE FUNCTION note_loose_blob();--> statement-breakpoint
CREATE TRIGGER note_loose_blob AFTER DELETE ON "upload_pieces" FOR EACH ROW EXECUTE FUNCTION note_loose_blob();--> statement-breakpoint
-- The files of a member go with the member.
CREATE FUNCTION remove_files_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM files WHERE owner_id = OLD.uid;
  DELETE FROM uploads WHERE owner_id = OLD.uid;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER remove_files_of_member AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION remove_files_of_member();
