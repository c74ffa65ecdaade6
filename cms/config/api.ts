export default {
  rest: { prefix: "/api", defaultLimit: 100, maxLimit: 100, withCount: true },
};
