import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const here = import.meta.dirname;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias: { "~": path.join(here, "app") } },
  build: { assetsDir: "static", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // Specification, section 7: script chunks under static/js, style chunks under static/css.
            entryFileNames: "static/js/[name]-[hash].js",
            chunkFileNames: "static/js/[name]-[hash].js",
            assetFileNames: (asset) =>
              asset.names.some((name) => name.endsWith(".css"))
                ? "static/css/[name]-[hash][extname]"
                : "static/assets/[name]-[hash][extname]",
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: path.join(here, "server/main.ts") } },
    },
  },
});
