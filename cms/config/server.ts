import { dataPaths, environment } from "../src/environment";

export default () => {
  const { host, port, appKeys, dataDir } = environment();
  return {
    host,
    port,
    app: { keys: appKeys },
    dirs: { public: dataPaths(dataDir).public },
    // Rate limits and cookies need the visitor's address and scheme as the proxy in front saw them.
    proxy: { koa: true },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    transfer: { remote: { enabled: false } },
  };
};
