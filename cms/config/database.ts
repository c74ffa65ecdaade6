import { defaults, types } from "pg";
import { dataPaths, environment } from "../src/lib/environment";

/** What the native SQLite connection offers of use here. */
interface SqliteConnection {
  pragma(statement: string): unknown;
}

/** The part of a PostgreSQL connection that this file uses. */
interface PostgresConnection {
  query(statement: string, done: (error: Error | null) => void): unknown;
}

const busyTimeoutMs = 5000;
const connectTimeoutMs = 5000;

// A failed statement is logged without its values: they may be somebody's name and address.
const withoutValuesInErrors = { compileSqlOnError: false };

function sqlite(dataDir: string) {
  return {
    connection: {
      client: "sqlite",
      connection: { filename: dataPaths(dataDir).database },
      useNullAsDefault: true,
      pool: {
        min: 1,
        max: 1,
        afterCreate(connection: SqliteConnection, done: (error: Error | null, c: SqliteConnection) => void) {
          connection.pragma("journal_mode = WAL");
          // A lead is confirmed to the site, which then lets go of it: it has to be on the disk by then.
          connection.pragma("synchronous = FULL");
          // What is deleted is overwritten, not merely forgotten.
          connection.pragma("secure_delete = ON");
          connection.pragma(`busy_timeout = ${busyTimeoutMs}`);
          done(null, connection);
        },
      },
      ...withoutValuesInErrors,
    },
  };
}

function postgres(connectionString: string) {
  // Strapi's columns have no time zone. Local time would be ambiguous in the hour that autumn repeats.
  defaults.parseInputDatesAsUTC = true;
  types.setTypeParser(types.builtins.TIMESTAMP, (text) => new Date(`${text.replace(" ", "T")}Z`));
  return {
    connection: {
      client: "postgres",
      connection: { connectionString, connectionTimeoutMillis: connectTimeoutMs, keepAlive: true },
      pool: {
        min: 0,
        max: 10,
        // Tries again for a minute while the service starts; see strapi/database.ts.
        propagateCreateError: false,
        afterCreate(
          connection: PostgresConnection,
          done: (error: Error | null, c: PostgresConnection) => void,
        ) {
          // Leads are on the disk before they are confirmed, whatever the server's default is.
          connection.query("SET synchronous_commit = on; SET TIME ZONE 'UTC'", (error) =>
            done(error, connection),
          );
        },
      },
      ...withoutValuesInErrors,
    },
  };
}

export default () => {
  const { databaseUrl, dataDir } = environment();
  return databaseUrl === undefined ? sqlite(dataDir) : postgres(databaseUrl);
};
