import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { readOnce } from "../api/query.ts";
import type { ProductOfPage } from "./ProductPage.tsx";
import { ProductPageDocument, ProductSlugDocument } from "./product.gql.ts";

const route = getRouteApi("/signedIn/products/$slug");

/**
 * Returns the product of a page, which was read by its slug at the time `readAt`: null when there is none, undefined while that is
 * unknown. When another person changes the slug, it still returns the product, so that open dialogs and cells stay, and it changes the
 * page's address to the new slug.
 */
export function useFollowed(
  slug: string,
  read: ProductOfPage | null | undefined,
  readAt: number,
): ProductOfPage | null | undefined {
  const navigate = route.useNavigate();
  const [previous, setPrevious] = useState<ProductOfPage>();
  const isRenamed = previous?.slug === slug && read !== undefined && read?.id !== previous.id;
  if (read && !isRenamed && read !== previous) setPrevious(read);
  const id = isRenamed ? previous.id : undefined;
  useEffect(() => {
    if (!id || !readAt) return; // each read of the page is another attempt
    let isLeft = false;
    async function follow(id: string) {
      const { product } = await readOnce(ProductSlugDocument, { id });
      if (!product) return;
      // In the cache before the address changes, so that the page keeps its state.
      await readOnce(ProductPageDocument, { slug: product.slug });
      if (isLeft) return;
      await navigate({ params: { slug: product.slug }, search: (shown) => shown, replace: true, resetScroll: false });
    }
    follow(id).catch(() => undefined); // the next read of the page tries again
    return () => {
      isLeft = true;
    };
  }, [id, readAt, navigate]);
  return isRenamed ? previous : read;
}
