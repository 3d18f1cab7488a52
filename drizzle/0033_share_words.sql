ALTER TABLE "shares" ADD COLUMN "word" text;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_word" UNIQUE("word");--> statement-breakpoint
GRANT SELECT ("word") ON "shares" TO vitrine_visitor;
