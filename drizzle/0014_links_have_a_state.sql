UPDATE "shares" SET "state" = 'revoked' WHERE "revoked";--> statement-breakpoint
ALTER TABLE "shares" DROP COLUMN "revoked";