import { pageMeta } from "~/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    { title: "Privacy policy", description: "Privacy policy", keywords: ["multifamily"], path: "/privacy-policy" },
    matches[0].loaderData,
  );
}

export default function Page() {
  return <h1>Privacy policy</h1>;
}
