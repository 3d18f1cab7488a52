ALTER TABLE "outbox" ADD COLUMN "forget" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_to_forget" ON "outbox" USING btree ("created_at") WHERE "outbox"."forget";