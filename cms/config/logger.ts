import { winston } from "@strapi/logger";
import { environment } from "../src/lib/environment";
import { currentRequestId } from "../src/ops/request-scope";

/** Maps Strapi's names of log levels to the site's. */
const levels: Record<string, string> = { warn: "warning", http: "info", verbose: "debug", silly: "debug" };
/** Maps the values of LOG_LEVEL to the least severe of Strapi's levels that is logged. */
const minLevels = { debug: "silly", info: "http", warning: "warn", error: "error" };

/** Writes one JSON object per line, like the site. */
const json = winston.format.printf(({ level, message, stack, ...fields }) => {
  const requestId = currentRequestId();
  return JSON.stringify({
    time: new Date().toISOString(),
    level: levels[level] ?? level,
    ...(requestId && { requestId }),
    message: stack ?? message,
    ...fields,
  });
});

export default () => ({
  level: minLevels[environment().logLevel],
  format: winston.format.combine(winston.format.errors({ stack: true }), json),
  transports: [new winston.transports.Console()],
});
