CREATE TABLE "image_variants" (
	"image_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"size" bigint NOT NULL,
	"blob" text NOT NULL,
	CONSTRAINT "image_variants_image_id_width_format_pk" PRIMARY KEY("image_id","width","format"),
	CONSTRAINT "image_variants_blob_unique" UNIQUE("blob")
);
--> statement-breakpoint
ALTER TABLE "image_variants" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"owner_id" text NOT NULL,
	"crop" jsonb,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "images" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "image_variants" ADD CONSTRAINT "image_variants_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "images_by_file" ON "images" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "images_by_owner" ON "images" USING btree ("owner_id");--> statement-breakpoint
CREATE POLICY "system" ON "image_variants" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system" ON "images" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "images" AS PERMISSIVE FOR SELECT TO "vitrine_member" USING ("images"."owner_id" = nullif(current_setting('app.uid', true), ''));--> statement-breakpoint
-- Members see what is said of their own pictures; pages are served by the instance itself.
REVOKE ALL ON "images", "image_variants" FROM vitrine_member, vitrine_visitor;--> statement-breakpoint
GRANT SELECT ON "images" TO vitrine_member;--> statement-breakpoint
CREATE TRIGGER note_loose_blob AFTER DELETE ON "image_variants" FOR EACH ROW EXECUTE FUNCTION note_loose_blob();
