import { dataPaths, environment } from "../src/environment";

/** What the native SQLite connection offers of use here. */
interface SqliteConnection {
  pragma(statement: string): unknown;
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
  return {
    connection: {
      client: "postgres",
      connection: { connectionString, connectionTimeoutMillis: connectTimeoutMs, keepAlive: true },
      pool: { min: 0, max: 10 },
      ...withoutValuesInErrors,
    },
  };
}

export default () => {
  const { databaseUrl, dataDir } = environment();
  return databaseUrl === undefined ? sqlite(dataDir) : postgres(databaseUrl);
};
