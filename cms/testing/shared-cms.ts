import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { credentials, startCms } from "./running-cms.ts";

declare module "vitest" {
  interface ProvidedContext {
    /**
     * Base URL. Below it, `/<worker>/` returns the worker's content service as JSON and starts it on first use, and
     * `/<worker>/logs` returns its log.
     */
    readonly sharedCms: string;
  }
}

/** Runs one empty content service per worker, with the account of `credentials`. */
export default async function sharedServices(project: TestProject) {
  const services = new Map<string, ReturnType<typeof startWithSuperAdmin>>();
  const server = createServer((request, response) => {
    const [, worker = "", part] = request.url?.split("/") ?? [];
    const service = services.get(worker) ?? startWithSuperAdmin();
    services.set(worker, service);
    service.then(
      (cms) => response.end(part === "logs" ? cms.logs() : JSON.stringify(cms)),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  project.provide("sharedCms", `http://127.0.0.1:${port}`);
  return async () => {
    server.close();
    await Promise.allSettled([...services.values()].map(async (service) => (await service).stop()));
  };
}

/** Starts a service and logs in its Super Admin once for all test files, because log-ins are rate-limited. */
async function startWithSuperAdmin() {
  const cms = await startCms({ withAdministrator: true });
  const response = await fetch(`${cms.url}/admin/login`, {
    body: JSON.stringify(credentials),
    headers: { "content-type": "application/json" },
    method: "POST",
  });
  const { data } = await response.json();
  return { ...cms, superAdminToken: String(data.token) };
}
