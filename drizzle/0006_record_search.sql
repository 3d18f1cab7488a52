DROP FUNCTION find_records;--> statement-breakpoint
DROP INDEX "records_by_title";--> statement-breakpoint
ALTER TABLE "records" drop column "search";--> statement-breakpoint
ALTER TABLE "records" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector(case language when 'de' then 'german'::regconfig when 'es' then 'spanish'::regconfig
  when 'fr' then 'french'::regconfig when 'tr' then 'turkish'::regconfig when 'ar' then 'arabic'::regconfig
  else 'english'::regconfig end, translate(title || ' ' || words, '.,;:/\@#&+-_=?~%''"()[]{}<>', repeat(' ', 40)))) || strip(to_tsvector('simple'::regconfig, translate(title || ' ' || words, '.,;:/\@#&+-_=?~%''"()[]{}<>', repeat(' ', 40))))) STORED;--> statement-breakpoint
CREATE INDEX "records_by_words" ON "records" USING gin ("search");--> statement-breakpoint
ALTER TABLE "records" ADD COLUMN "sort_title" text;--> statement-breakpoint
UPDATE "records" SET "sort_title" = lower(title);--> statement-breakpoint
ALTER TABLE "records" ALTER COLUMN "sort_title" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "records" ADD COLUMN "category" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "records" SET "category" = coalesce(document ->> 'kind', '');--> statement-breakpoint
ALTER TABLE "records" ADD COLUMN "files" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "records" SET "files" = array(SELECT evidence ->> 'file' FROM jsonb_array_elements(document -> 'evidence') evidence WHERE evidence ? 'file')
 WHERE "document" ? 'evidence';--> statement-breakpoint
CREATE INDEX "records_by_status" ON "records" USING btree ("owner_id","kind","status",position collate "C");--> statement-breakpoint
CREATE INDEX "records_by_tag" ON "records" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "records_by_title" ON "records" USING btree ("owner_id","kind",sort_title collate "C","id");