import { formats, winston } from "@strapi/logger";

/** Plain lines: whoever runs this reads them in a file or a log collector, not always in a terminal. */
export default {
  level: "http",
  format: formats.prettyPrint({ timestamps: "YYYY-MM-DDTHH:mm:ss.SSSZ", colors: false }),
  transports: [new winston.transports.Console()],
};
