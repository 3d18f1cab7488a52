CREATE INDEX "shares_pictures" ON "shares" USING gin ((pinned -> 'images')) WHERE pinned is not null;--> statement-breakpoint
CREATE INDEX "visit_days_by_age" ON "visit_days" USING brin ("day");--> statement-breakpoint
CREATE INDEX "visit_pages_by_age" ON "visit_pages" USING brin ("day");--> statement-breakpoint
CREATE INDEX "visit_sources_by_age" ON "visit_sources" USING brin ("day");