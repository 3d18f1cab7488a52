DROP INDEX "records_by_expiry";--> statement-breakpoint
UPDATE "records" SET "expires" = 'never' WHERE "expires" = '';--> statement-breakpoint
CREATE INDEX "records_by_expiry" ON "records" USING btree ("owner_id","kind",expires collate "C","id");