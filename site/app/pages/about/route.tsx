import { pageMeta } from "~/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    { title: "About", description: "About", keywords: ["multifamily"], path: "/about" },
    matches[0].loaderData,
  );
}

export default function Page() {
  return <h1>About</h1>;
}
