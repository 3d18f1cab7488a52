-- Sites show the day of a post in the time zone of its member.
GRANT SELECT ("time_zone") ON "users" TO vitrine_visitor;
