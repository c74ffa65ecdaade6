import { dataPaths, environment } from "../src/lib/environment";

export default () => {
  const { host, port, appKeys, dataDir, trustedProxies } = environment();
  return {
    host,
    port,
    app: { keys: appKeys },
    // Let the cms itself refuse requests without a Host header. Node's refusal would lack the security headers.
    http: { serverOptions: { requireHostHeader: false } },
    dirs: { public: dataPaths(dataDir).public },
    // Without `maxIpsCount`, Koa would trust the leftmost address in X-Forwarded-For, which the client controls.
    proxy: { koa: trustedProxies > 0, maxIpsCount: trustedProxies },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    transfer: { remote: { enabled: false } },
  };
};
