ALTER TABLE "cv_publications" ADD COLUMN "originals" jsonb;--> statement-breakpoint
GRANT SELECT ("originals") ON "cv_publications" TO vitrine_visitor;
