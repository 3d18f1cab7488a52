-- What was on its way when its owner's account ended belongs to nobody: such a row is refused, and none is left behind.
DELETE FROM "files" WHERE NOT EXISTS (SELECT FROM "users" WHERE "users"."uid" = "files"."owner_id");--> statement-breakpoint
DELETE FROM "uploads" WHERE NOT EXISTS (SELECT FROM "users" WHERE "users"."uid" = "uploads"."owner_id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner" FOREIGN KEY ("owner_id") REFERENCES "users"("uid") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_owner" FOREIGN KEY ("owner_id") REFERENCES "users"("uid") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner" FOREIGN KEY ("owner_id") REFERENCES "users"("uid") ON DELETE CASCADE;--> statement-breakpoint
DROP TRIGGER remove_files_of_member ON "users";--> statement-breakpoint
DROP FUNCTION remove_files_of_member();
