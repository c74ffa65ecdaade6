export default {
  rest: { prefix: "/api", defaultLimit: 100, maxLimit: 100, withCount: true },
  documents: {
    // What is required is so for files too: no newsletter comes out without its PDF, by whatever way.
    strictRelations: true,
  },
};
