import { mergeConfig, type Plugin, type UserConfig } from "vite";

/** Modules to leave out: translations other than English, and code highlighting, which no field uses. */
const unusedModules = /\/translations\/(?!en\.)[\w-]+\.json\.mjs$|\/prismjs\/components\/prism-/;
const unusedHighlighting = /\/highlight\.js\/lib\/languages\//;

const emptyUnusedModules: Plugin = {
  name: "without-unused",
  enforce: "pre",
  load(id) {
    if (unusedModules.test(id)) return "export default {};";
    return unusedHighlighting.test(id) ? "module.exports = () => ({});" : null;
  },
};

/** Reduces the memory of the panel build: fewer modules, fewer parallel files, no source maps. */
export default (config: UserConfig): UserConfig =>
  mergeConfig(config, {
    plugins: [emptyUnusedModules],
    build: {
      reportCompressedSize: false,
      sourcemap: false,
      rollupOptions: { cache: false, maxParallelFileOps: 2 },
    },
  });
