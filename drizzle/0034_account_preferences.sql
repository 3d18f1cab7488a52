CREATE TABLE "mail_opt_outs" (
	"address" text NOT NULL,
	"topic" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_opt_outs_address_topic_pk" PRIMARY KEY("address","topic"),
	CONSTRAINT "mail_opt_outs_topic" CHECK (topic in ('messages', 'comments', 'links', 'shared', 'domains', 'newMembers', 'reports', 'decisions'))
);
--> statement-breakpoint
ALTER TABLE "mail_opt_outs" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "theme" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "accepts_messages" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_theme" CHECK (theme in ('system', 'light', 'dark'));--> statement-breakpoint
CREATE POLICY "system" ON "mail_opt_outs" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT UPDATE ("theme", "region", "time_zone") ON "users" TO vitrine_member;--> statement-breakpoint
REVOKE ALL ON "mail_opt_outs" FROM vitrine_member;--> statement-breakpoint
GRANT SELECT ("accepts_messages") ON "users" TO vitrine_visitor;
