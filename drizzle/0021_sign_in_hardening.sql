ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "two_factors" ADD COLUMN "last_step" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Of a token only its hash is kept from now on: SHA-256 in base64url, as `hashOf` makes it. Nobody is signed out by this,
-- and no session gets older than 90 days.
UPDATE "sessions" SET
	"token" = rtrim(translate(encode(sha256(convert_to("token", 'UTF8')), 'base64'), '+/', '-_'), '='),
	"confirmed_at" = "created_at",
	"expires_at" = least("expires_at", "created_at" + interval '90 days');
