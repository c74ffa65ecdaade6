/** Run by pages.ts: the least that Node can do, the same bytes with the same headers for every request. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";

const [folder = "", port = ""] = process.argv.slice(2);
const headers: Record<string, string> = JSON.parse(readFileSync(path.join(folder, "headers.json"), "utf8"));
const body = readFileSync(path.join(folder, "page"));
createServer((_request, response) => {
  response.writeHead(200, headers).end(body);
}).listen(Number(port), "127.0.0.1");
