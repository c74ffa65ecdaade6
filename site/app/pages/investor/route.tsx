import { pageMeta } from "~/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    { title: "Investors", description: "Investors", keywords: ["multifamily"], path: "/investor" },
    matches[0].loaderData,
  );
}

export default function Page() {
  return <h1>Investors</h1>;
}
