import { winston } from "@strapi/logger";

/** One JSON object a line, as the site writes it: whoever runs this reads both in one file or log collector. */
const json = winston.format.printf(({ level, message, stack, ...fields }) =>
  JSON.stringify({ time: new Date().toISOString(), level, message: stack ?? message, ...fields }),
);

export default {
  level: "http",
  format: winston.format.combine(winston.format.errors({ stack: true }), json),
  transports: [new winston.transports.Console()],
};
