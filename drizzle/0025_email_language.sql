GRANT UPDATE ("language") ON "users" TO vitrine_member;
