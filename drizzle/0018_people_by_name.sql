CREATE INDEX "users_deactivated_by_name" ON "users" USING btree (lower(display_name) collate "C","uid") WHERE not is_active;--> statement-breakpoint
CREATE INDEX "users_unproven_by_name" ON "users" USING btree (lower(display_name) collate "C","uid") WHERE not email_verified;--> statement-breakpoint
-- With all that a member is found and filtered by, so that a search in the order of names reads the index alone.
DROP INDEX "users_by_name";--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree (lower(display_name) collate "C","uid") INCLUDE ("display_name","email","username","is_active","email_verified","is_admin");
