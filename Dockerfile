# The whole workspace stays in place: Node runs the TypeScript sources, and strips no types under node_modules.
FROM node:24-bookworm-slim AS build
WORKDIR /app
RUN npm install --global pnpm@12.21.0
COPY pnpm-lock.yaml pnpm-workspace.yaml package.json ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/db/package.json packages/db/
COPY packages/schema/package.json packages/schema/
RUN pnpm install --frozen-lockfile --filter @site/api... --filter @site/web...
COPY tsconfig.base.json ./
COPY apps apps
COPY packages packages
# sharp and resvg have their binaries in optional dependencies. The Node of the repository is one too, but is not needed here.
RUN pnpm --filter @site/web build \
  && rm -rf node_modules apps/*/node_modules packages/*/node_modules \
  && pnpm install --frozen-lockfile --prod --filter @site/api... \
  && rm -rf node_modules/.pnpm/node-linux-*

FROM node:24-bookworm-slim
WORKDIR /app
# Owned by root, so that the server cannot change its own code.
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "apps/api/src/process/main.ts"]
