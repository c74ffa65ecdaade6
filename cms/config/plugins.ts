import { environment } from "../src/environment";

const maxUploadBytes = 50 * 1024 * 1024;

export default () => ({
  upload: {
    config: {
      sizeLimit: maxUploadBytes,
      // No SVG: it may carry scripts, and uploads are served from the admin panel's origin.
      security: {
        allowedTypes: ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif", "application/pdf"],
      },
    },
  },
  "users-permissions": {
    config: { jwtSecret: environment().jwtSecret },
  },
});
