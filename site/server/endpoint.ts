import type { IncomingMessage, ServerResponse } from "node:http";

/** Answers one path that is no page. */
export type Endpoint = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void;
