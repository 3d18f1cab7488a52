-- Existing sites are from before every public site had an address with its owner's username.
ALTER TABLE "sites" ADD COLUMN "before_names" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ALTER COLUMN "before_names" SET DEFAULT false;
