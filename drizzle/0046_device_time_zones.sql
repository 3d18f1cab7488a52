-- Sites show the day of a post in the time zone of its member: the one that they chose, or else that of their device.
ALTER TABLE "users" ADD COLUMN "device_time_zone" text;--> statement-breakpoint
GRANT UPDATE ("device_time_zone") ON "users" TO vitrine_member;--> statement-breakpoint
GRANT SELECT ("device_time_zone") ON "users" TO vitrine_visitor;
