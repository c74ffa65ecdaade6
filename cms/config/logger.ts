import { winston } from "@strapi/logger";
import { environment } from "../src/lib/environment";
import { currentRequestId } from "../src/ops/request-scope";

/** The site's names for the levels, by those of Strapi's logger, which has some more. */
const levels: Record<string, string> = { warn: "warning", http: "info", verbose: "debug", silly: "debug" };
/** The least important of Strapi's levels that is written, for each of ours. */
const least = { debug: "silly", info: "http", warning: "warn", error: "error" };

/** One JSON object a line, as the site writes it: whoever runs this reads both in one file or log collector. */
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
  level: least[environment().logLevel],
  format: winston.format.combine(winston.format.errors({ stack: true }), json),
  transports: [new winston.transports.Console()],
});
