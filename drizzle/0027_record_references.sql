ALTER TABLE "records" ADD COLUMN "refers_to" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "records_by_reference" ON "records" USING gin ("refers_to");--> statement-breakpoint
UPDATE "records" SET "refers_to" = ARRAY(SELECT DISTINCT (id #>> '{}')::uuid FROM jsonb_path_query("document", '$.document.sections[*].items[*].source.id') AS id) WHERE "kind" = 'cv' AND "document" @? '$.document.sections[*].items[*].source.id';--> statement-breakpoint
UPDATE "records" SET "refers_to" = ARRAY[("document" ->> 'project')::uuid] WHERE "kind" = 'achievement' AND "document" ->> 'project' IS NOT NULL;
