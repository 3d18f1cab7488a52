ALTER TABLE "users" ADD COLUMN "theme" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_theme" CHECK (theme in ('system', 'light', 'dark'));--> statement-breakpoint
GRANT UPDATE ("theme", "region", "time_zone") ON "users" TO vitrine_member;
