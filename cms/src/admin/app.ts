/** The admin panel as an editor's tool: without the vendor's tutorials, release notices and announcements. */
export default {
  config: {
    tutorials: false,
    notifications: { releases: false },
  },
  register(): void {
    // The banner for the new media library has no setting: it counts as closed. Its key ends in the
    // installation's id, which is switched off (strapi.uuid in package.json).
    for (const id of ["false", "undefined"]) {
      localStorage.setItem(`STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${id}`, "true");
    }
  },
};
