# The image contains the release that `npm run release` makes, with its own Node.
FROM node:24-bookworm-slim AS release
WORKDIR /source
COPY . .
RUN npm run release
RUN mkdir /app && tar -xzf release/agency-site-*.tar.gz -C /app --strip-components=1
# The server runs as user 1000 and cannot store its compiled modules in the image: it reads those of the release.
RUN for cache in /app/.tools/compile-cache/v*-0; do ln -s "$(basename "$cache")" "${cache%-0}-1000"; done

FROM debian:bookworm-slim
# Owned by root, so that the server cannot change its own code.
COPY --from=release /app /app
RUN mkdir /data && chown 1000:1000 /data
WORKDIR /data
USER 1000:1000
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
# Whether the process lives; /api/health/ready, which asks the database too, is for load balancers.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["/app/node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["/app/bin/agency-site", "start"]
