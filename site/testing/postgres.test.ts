import { expect, it } from "vitest";
import { emptyDatabase, query } from "./postgres.ts";

it("gives each test an empty database on one PostgreSQL server", async () => {
  const [one, other] = await Promise.all([emptyDatabase(), emptyDatabase()]);
  await query(one, "CREATE TABLE kept (id int)");
  const tables = "SELECT count(*)::int AS tables FROM pg_tables WHERE tablename = 'kept'";
  expect([await query(one, tables), await query(other, tables)]).toEqual([[{ tables: 1 }], [{ tables: 0 }]]);
  expect(new URL(one).host).toBe(new URL(other).host);
});
