import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** An inbox that takes every lead at once, for measuring the site alone. */
export async function startInboxStandIn() {
  const answer = JSON.stringify({ data: { documentId: "a" } });
  let taken = 0;
  const server = createServer((request, response) => {
    request.resume().once("end", () => {
      if (request.method === "POST") taken += 1;
      response.writeHead(request.method === "POST" ? 201 : 404, { "Content-Type": "application/json" });
      response.end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    apiUrl: `http://127.0.0.1:${port}/api`,
    taken: () => taken,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
