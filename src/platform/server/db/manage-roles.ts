import pg from 'pg';
import { allRoles, type RoleNames, rolesIn, SHARED_ROLES } from './role-names.ts';

type RoleConnection = Pick<pg.ClientBase, 'query'>;

const quote = pg.escapeIdentifier;

/** Creates a database's roles and grants them to the owner of its tables, as far as that has not been done yet. */
export async function createRoles(owner: RoleConnection, roles: RoleNames) {
  for (const role of allRoles(roles)) {
    const { rows } = await owner.query<{ exists: boolean; usable: boolean | null }>(
      `select r.oid is not null as exists, pg_has_role(current_user, r.oid, 'usage') as usable
         from (select $1::text as name) wanted left join pg_roles r on r.rolname = wanted.name`,
      [role],
    );
    if (!rows[0]?.exists) await owner.query(`create role ${quote(role)} nologin`);
    if (!rows[0]?.usable) await owner.query(`grant ${quote(role)} to current_user`);
  }
}

/** Selects the statements that move every right and policy in the database from role $1 to role $2. */
const SELECT_MOVES = `
  with source as (select oid from pg_roles where rolname = $1),
  rights (privilege, object) as (
    select a.privilege_type, format('%s %s', case c.relkind when 'S' then 'sequence' else 'table' end, c.oid::regclass)
      from pg_class c, aclexplode(c.relacl) a where a.grantee in (table source)
    union all
    select format('%s (%I)', a.privilege_type, t.attname), format('table %s', t.attrelid::regclass)
      from pg_attribute t, aclexplode(t.attacl) a where a.grantee in (table source)
    union all
    select a.privilege_type, format('schema %I', n.nspname)
      from pg_namespace n, aclexplode(n.nspacl) a where a.grantee in (table source)
    union all
    select a.privilege_type, format('function %s', p.oid::regprocedure)
      from pg_proc p, aclexplode(p.proacl) a where a.grantee in (table source)
  ),
  default_rights (start, privilege, objects) as (
    select format('alter default privileges for role %I in schema %s', d.defaclrole::regrole, d.defaclnamespace::regnamespace),
           a.privilege_type,
           case d.defaclobjtype when 'S' then 'sequences' when 'f' then 'functions' else 'tables' end
      from pg_default_acl d, aclexplode(d.defaclacl) a where a.grantee in (table source)
  )
  select format('alter policy %I on %s to %s', p.polname, p.polrelid::regclass,
                (select string_agg(case when r.oid in (table source) then quote_ident($2) else quote_ident(r.rolname) end, ', ')
                   from pg_roles r where r.oid = any (p.polroles))) as statement
    from pg_policy p where p.polroles && array(table source)
  union all
  select format('grant %1$s on %2$s to %3$I; revoke %1$s on %2$s from %4$I', privilege, object, $2, $1) from rights
  union all
  select format('%1$s grant %2$s on %3$s to %4$I; %1$s revoke %2$s on %3$s from %5$I', start, privilege, objects, $2, $1) from default_rights`;

/**
 * Moves the rights and policies of a database to its own roles: from the shared ones of older versions or, in a copy,
 * from those of the original.
 */
export async function moveToRoles(owner: RoleConnection, roles: RoleNames) {
  const before = await rolesIn(owner);
  for (const kind of ['member', 'visitor', 'system'] as const) {
    if (before[kind] === roles[kind]) continue;
    const { rows } = await owner.query<{ statement: string }>(SELECT_MOVES, [before[kind], roles[kind]]);
    for (const { statement } of rows) await owner.query(statement);
  }
}

/** Drops the shared roles of older versions once no database of the server grants them anything. */
export async function dropSharedRoles(owner: RoleConnection) {
  const { rows } = await owner.query<{ role: string }>(
    `select rolname as role from pg_roles r
      where rolname = any ($1) and not exists (select from pg_shdepend d where d.refobjid = r.oid)`,
    [allRoles(SHARED_ROLES)],
  );
  for (const { role } of rows) {
    // Only the creator of a role may drop it, perhaps the owner of another database. A leftover role has no rights.
    await owner.query(`drop role ${quote(role)}`).catch(() => {});
  }
}

/** Makes a login a member of the roles, and revokes the right to connect that PostgreSQL gives to every login. */
export async function grantRoles(owner: RoleConnection, login: string, roles: RoleNames) {
  for (const role of allRoles(roles)) {
    const { rows } = await owner.query<{ usable: boolean }>("select pg_has_role($1, $2, 'usage') as usable", [
      login,
      role,
    ]);
    if (!rows[0]?.usable) await owner.query(`grant ${quote(role)} to ${quote(login)}`);
  }
  const access = await databaseAccess(owner);
  if (!access.isOwner || !access.isOpen) return;
  const database = quote(access.database);
  await owner.query(`grant connect on database ${database} to ${quote(login)}`);
  await owner.query(`revoke connect on database ${database} from public`);
}

/**
 * Returns who can connect to the database (`isOpen`: every login of the server), and the rights of the current login.
 */
export async function databaseAccess(connection: RoleConnection) {
  const { rows } = await connection.query<{
    database: string;
    login: string;
    isOwner: boolean;
    isSuperuser: boolean;
    isOpen: boolean;
  }>(
    `select datname as database, current_user as login, pg_has_role(datdba, 'usage') as "isOwner",
            (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
            exists (select from aclexplode(coalesce(datacl, acldefault('d', datdba)))
                     where grantee = 0 and privilege_type = 'CONNECT') as "isOpen"
       from pg_database where datname = current_database()`,
  );
  const [access] = rows;
  if (!access) throw new Error('the current database is not in pg_database');
  return access;
}
