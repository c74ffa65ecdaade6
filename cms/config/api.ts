export default {
  rest: { prefix: "/api", defaultLimit: 100, maxLimit: 100, withCount: true },
  documents: {
    // Enforces required files too: a newsletter cannot be published without its PDF.
    strictRelations: true,
  },
};
