import { type Client, defaults, types } from "pg";
import { dataPaths, environment } from "../src/lib/environment";

type Done = (error: Error | null, connection: object) => void;

const busyTimeoutMs = 5000;
const connectTimeoutMs = 5000;

// Log failed statements without their values, which may be names and addresses.
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
        afterCreate(connection: { pragma(statement: string): void }, done: Done) {
          connection.pragma("journal_mode = WAL");
          // The site does not send a lead again once the cms has responded, so the lead must be on disk by then.
          connection.pragma("synchronous = FULL");
          // Overwrite deleted data instead of only unlinking it.
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
  // Store times in UTC, because Strapi's columns have no time zone, and local times are ambiguous in one hour a year.
  defaults.parseInputDatesAsUTC = true;
  types.setTypeParser(types.builtins.TIMESTAMP, (text) => new Date(`${text.replace(" ", "T")}Z`));
  return {
    connection: {
      client: "postgres",
      connection: { connectionString, connectionTimeoutMillis: connectTimeoutMs, keepAlive: true },
      pool: {
        min: 0,
        max: 10,
        afterCreate(connection: Client, done: Done) {
          // As with SQLite, a lead must be on disk before the cms responds, regardless of the server's default.
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
